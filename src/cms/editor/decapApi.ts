import type { ComponentType, ReactNode } from "react";

/** The methods of an Immutable.js map that the editor uses. */
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

/** Decap's UI strings that `overrideLocale` replaces. */
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
  /** Path relative to the project's folder. */
  readonly path: string;
  readonly slug: string;
  readonly raw: string;
}

/** The methods of Decap's backends that `registerSiteBackend` wraps. */
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
  /** @param init a constructor: Decap calls it with `new` */
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
    /** For `preSave`, returns the data to save, or `undefined` for no change. */
    handler: (event: { entry: ImmutableMap }) => unknown;
  }) => void;
}

interface Component<Props> {
  readonly props: Props;
}

/** The part of Decap 3's API that the editor uses. `getBackend` is undocumented. */
declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean;
    readonly CMS: Decap;
    /** `createElement` of Decap's React. A separate React renders the previews. */
    readonly h: (type: string, props: object) => ReactNode;
    readonly createClass: <Props>(
      methods: Record<string, (this: Component<Props>) => unknown>,
    ) => ComponentType<Props>;
  }
}
