import type { ComponentType, ReactNode } from "react";
import type { Backend } from "./versions";

/** The part of an Immutable.js map that is used here. */
export interface ImmutableMap {
  get: (name: string) => unknown;
  set: (name: string, value: unknown) => ImmutableMap;
  clear: () => ImmutableMap;
  toList: () => ImmutableList;
  merge: (values: object) => ImmutableMap;
  toJS: () => Record<string, unknown>;
}

/** The part of an Immutable.js list that is used here. */
export interface ImmutableList {
  push: (value: unknown) => ImmutableList;
}

export type GetAsset = (
  path: string,
  field?: unknown,
) => { toString(): string };

export interface ControlProps {
  readonly getAsset: GetAsset;
  readonly value: unknown;
  readonly field: ImmutableMap;
  readonly onChange: (value: unknown) => void;
  /** Id of the input, which its label names. */
  readonly forID: string;
  /**
   * Ids of the inputs that this one is in, and keys of their lists' items, each
   * followed by `undefined`.
   */
  readonly parentIds: readonly (string | undefined)[];
  readonly setActiveStyle: () => void;
  readonly setInactiveStyle: () => void;
  /** The open entry with what was typed. */
  readonly getEntry: () => ImmutableMap;
}

/** An input of a form: a React component of Decap's. */
export interface Control {
  readonly props: ControlProps;
  /** Of a list: the keys of its items. */
  readonly state: { readonly keys?: readonly string[] } | null;
  /** Opens what is folded, and focuses a part such as `0.text`. */
  focus?(path: string): void;
  setState(state: object): void;
  forceUpdate(): void;
  render(): ReactNode;
  componentDidMount?(): void;
  componentDidUpdate?(...previous: readonly unknown[]): void;
  componentWillUnmount?(): void;
}

export type ControlClass = new (props: ControlProps) => Control;

export interface TemplateProps {
  readonly entry: ImmutableMap;
  readonly collection: ImmutableMap;
  readonly fields: unknown;
  readonly getAsset: GetAsset;
}

interface Widget {
  control: ComponentType<ControlProps>;
  readonly preview: ComponentType;
  readonly schema?: object;
}

/** Texts by their keys. */
export interface Phrases {
  readonly [key: string]: string | Phrases;
}

interface Decap {
  init: () => void;
  getWidget: (name: string) => Widget;
  registerWidget: (
    name: string,
    control: ComponentType<ControlProps>,
    preview: ComponentType,
    schema?: object,
  ) => void;
  registerPreviewStyle: (address: string) => void;
  registerPreviewTemplate: (
    name: string,
    template: ComponentType<TemplateProps>,
  ) => void;
  registerRemarkPlugin: (plugin: object) => void;
  getLocale: (language: string) => Phrases;
  registerLocale: (language: string, phrases: Phrases) => void;
  registerEventListener: (listener: {
    name: "preSave" | "postSave";
    /** May return other data to save. */
    handler: (event: { entry: ImmutableMap }) => unknown;
  }) => void;
  getBackend: (name: string) => {
    init: (config: object, options: { useWorkflow?: boolean }) => Backend;
  };
}

type CreateElement = <Props>(
  type: string | ComponentType<Props>,
  props: object | null,
  ...children: ReactNode[]
) => ReactNode;

interface Spec<Props> {
  [method: string]: (this: Component<Props>, ...args: never[]) => unknown;
}

interface Component<Props> {
  readonly props: Props;
  readonly [name: string]: unknown;
}

declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean;
    readonly CMS: Decap;
    /** Decap's own React, not the one that renders previews. */
    readonly h: CreateElement;
    readonly createClass: <Props>(spec: Spec<Props>) => ComponentType<Props>;
  }
}
