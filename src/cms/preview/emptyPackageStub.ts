/** Stands in for packages that previews don't need, which `bundleEditor.ts` names. */
export default function emptyPackageStub(): never {
  throw new Error("This package is left out of the editor");
}
