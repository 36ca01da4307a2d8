/** Stands in for packages that `bundleEditor.ts` leaves out. */
export default function unused(): never {
  throw new Error("This package is left out of the editor");
}
