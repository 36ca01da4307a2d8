/**
 * The part of webpack's compiler that plugins here use: they are called once it
 * is done, with what they read of its compilation.
 */
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
