import type { ComponentType, ReactNode } from "react";

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
  /** Of a control with fields: changes one of them. */
  readonly onChangeObject: (field: ImmutableMap, value: unknown) => void;
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

interface StoredFile {
  readonly data: string;
  readonly file: { readonly path: string };
}

interface StoredPicture {
  readonly name: string;
  readonly path: string;
  readonly file: Blob;
}

/** Names a file of a change that waits to be published. */
type Waiting = [collection: string, slug: string, path: string, id: string];

/** What Decap asks GitHub. */
export interface GitHubApi {
  /** The branch that the site is built from. */
  readonly branch: string;
  generateContentKey: (collection: string, slug: string) => string;
  getHeadReference: (branch: string) => Promise<string>;
  /** How one branch differs from another, as GitHub compares them. */
  getDifferences: (
    from: string,
    to: string,
  ) => Promise<{ readonly merge_base_commit: { readonly sha: string } }>;
  readFile: (
    path: string,
    id: null,
    at: { readonly branch: string },
  ) => Promise<string>;
  forceMergePR?: () => Promise<never>;
}

/** The part of a backend of Decap's that is watched here. */
export interface Backend {
  getEntry: (path: string) => Promise<{ readonly data: string }>;
  entriesByFolder: (
    folder: string,
    extension: string,
    depth: number,
  ) => Promise<readonly StoredFile[]>;
  allEntriesByFolder?: Backend["entriesByFolder"];
  deleteFiles: (paths: readonly string[], message: string) => Promise<unknown>;
  persistEntry: (
    entry: { dataFiles: readonly { path: string; raw: string }[] },
    options: {
      readonly useWorkflow: boolean;
      readonly [more: string]: unknown;
    },
  ) => Promise<unknown>;
  unpublishedEntry: (entry: {
    collection: string;
    slug: string;
  }) => Promise<{ diffs: readonly { path: string; id: string }[] }>;
  unpublishedEntryDataFile: (...file: Waiting) => Promise<string>;
  unpublishedEntryMediaFile: (...file: Waiting) => Promise<StoredPicture>;
  publishUnpublishedEntry: (
    collection: string,
    slug: string,
  ) => Promise<unknown>;
  getMedia: (folder?: string) => Promise<readonly { path: string }[]>;
  getMediaFile: (path: string) => Promise<{ file: Blob }>;
  /** Of GitHub's backend, once somebody has signed in. */
  readonly api?: GitHubApi;
}

interface BackendMaker {
  init: (
    config: unknown,
    options: { readonly useWorkflow: boolean },
  ) => Backend;
}

interface Decap {
  getBackend: (name: string) => BackendMaker | undefined;
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
