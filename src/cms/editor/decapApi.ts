import type { ComponentType, ReactNode } from "react";

/** The part of an Immutable.js map that is used here. */
export interface ImmutableMap {
  get: (name: string) => unknown;
  clear: () => ImmutableMap;
  merge: (values: object) => ImmutableMap;
  toJS: () => Record<string, unknown>;
}

export interface PreviewTemplateProps {
  readonly entry: ImmutableMap;
  readonly getAsset: (path: string) => { toString(): string };
}

type LocaleTexts = Record<string, string>;

/** The texts that are replaced here, by their keys. */
interface Locale {
  readonly editor: {
    readonly editor: LocaleTexts;
    readonly editorControlPane: { readonly widget: LocaleTexts };
  };
  readonly ui: {
    readonly toast: LocaleTexts;
    readonly errorBoundary: LocaleTexts;
  };
}

interface DataFile {
  /** From the project's folder. */
  readonly path: string;
  readonly slug: string;
  readonly raw: string;
}

/** The part of a backend of Decap's that is changed here. */
export interface DecapBackend {
  persistEntry: (
    entry: {
      readonly dataFiles: readonly DataFile[];
      readonly assets: readonly { readonly path: string }[];
    },
    options: unknown,
  ) => Promise<unknown>;
  persistMedia: (file: unknown, options: unknown) => Promise<unknown>;
  deleteFiles: (paths: readonly string[], message: string) => Promise<unknown>;
}

interface BackendFactory {
  readonly init: (config: unknown, options: unknown) => DecapBackend;
}

interface Decap {
  init: (options: { config: object }) => void;
  /** @param init is called with `new` */
  registerBackend: (name: string, init: BackendFactory["init"]) => void;
  getBackend: (name: string) => BackendFactory | undefined;
  registerPreviewStyle: (address: string) => void;
  registerPreviewTemplate: (
    name: string,
    template: ComponentType<PreviewTemplateProps>,
  ) => void;
  getLocale: (language: string) => Locale;
  registerLocale: (language: string, locale: Locale) => void;
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
