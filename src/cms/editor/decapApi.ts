import type { ComponentType, ReactNode } from "react";

/** The part of an Immutable.js map that is used here. */
export interface ImmutableMap {
  get: (name: string) => unknown;
  set: (name: string, value: unknown) => ImmutableMap;
  clear: () => ImmutableMap;
  merge: (values: object) => ImmutableMap;
  toJS: () => Record<string, unknown>;
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
}

export interface TemplateProps {
  readonly entry: ImmutableMap;
  readonly collection: ImmutableMap;
  readonly fields: unknown;
  readonly getAsset: GetAsset;
}

interface Widget {
  readonly control: ComponentType<ControlProps>;
  readonly preview: ComponentType;
  readonly schema?: object;
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
  registerEventListener: (listener: {
    name: "preSave";
    handler: (event: { entry: ImmutableMap }) => ImmutableMap;
  }) => void;
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
