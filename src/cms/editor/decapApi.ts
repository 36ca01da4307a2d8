import type { ComponentType, ReactNode } from "react";
import type { Backend as SiteFiles } from "./siteBackend";

/** The part of an Immutable.js map that is used here. */
export interface ImmutableMap {
  get: (name: string) => unknown;
  clear: () => ImmutableMap;
  merge: (values: object) => ImmutableMap;
  toJS: () => Record<string, unknown>;
}

export interface TemplateProps {
  readonly entry: ImmutableMap;
  readonly getAsset: (path: string) => { toString(): string };
}

type Texts = Record<string, string>;

/** The texts that are replaced here, by their keys. */
interface Words {
  readonly editor: {
    readonly editor: Texts;
    readonly editorControlPane: { readonly widget: Texts };
  };
  readonly ui: { readonly toast: Texts; readonly errorBoundary: Texts };
}

interface Backend {
  readonly init: (config: unknown, options: unknown) => SiteFiles;
}

interface Decap {
  init: (options: { config: object }) => void;
  /** @param init is called with `new` */
  registerBackend: (name: string, init: Backend["init"]) => void;
  getBackend: (name: string) => Backend | undefined;
  registerPreviewStyle: (address: string) => void;
  registerPreviewTemplate: (
    name: string,
    template: ComponentType<TemplateProps>,
  ) => void;
  getLocale: (language: string) => Words;
  registerLocale: (language: string, words: Words) => void;
  registerEventListener: (listener: {
    name: "preSave" | "postSave" | "prePublish";
    /** Of `preSave`: may return other data to save. */
    handler: (event: { entry: ImmutableMap }) => unknown;
  }) => void;
}

interface Component<Props> {
  readonly props: Props;
}

/** What Decap 3 documents of itself, as far as it is used here. */
declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean;
    readonly CMS: Decap;
    /** Decap's own React, not the one that renders previews. */
    readonly h: (type: string, props: object) => ReactNode;
    readonly createClass: <Props>(
      methods: Record<string, (this: Component<Props>) => unknown>,
    ) => ComponentType<Props>;
  }
}
