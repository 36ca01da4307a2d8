/** The part of webpack's compiler that the plugins here use. */
export interface Compiler<Compilation> {
  readonly hooks: {
    readonly done: {
      tap(
        options: { readonly name: string; readonly stage?: number },
        hook: (stats: { readonly compilation: Compilation }) => void,
      ): void;
    };
  };
}
