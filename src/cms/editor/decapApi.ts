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
  /** Of a control with fields: changes one of them. */
  readonly onChangeObject: (field: ImmutableMap, value: unknown) => void;
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

/** The part of a backend of Decap's that is watched here. */
export interface Backend {
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
  registerEventListener: (listener: {
    name: "preSave";
    handler: (event: { entry: ImmutableMap }) => Promise<ImmutableMap>;
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
