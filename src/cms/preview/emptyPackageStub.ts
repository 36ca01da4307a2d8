/** Stub of the packages that `bundleEditor.ts` leaves out of the editor. */
export default function emptyPackageStub(): never {
  throw new Error("This package is left out of the editor");
}
