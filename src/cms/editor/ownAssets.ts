import type { ComponentType } from "react";
import type { ControlProps, GetAsset } from "./decapApi";

/**
 * Decap requests an address with a leading slash from the live site, which
 * doesn't have a picture that was just uploaded. Without the slash Decap looks
 * among the uploads and in the collection's folder.
 */
export const ownAsset =
  (getAsset: GetAsset): GetAsset =>
  (path, field) =>
    getAsset(path.replace(/^\//, ""), field);

/** Decap's image input, which then shows pictures that aren't on the site yet. */
export const withOwnAssets = (
  Control: ComponentType<ControlProps>,
): ComponentType<ControlProps> =>
  window.createClass<ControlProps>({
    // An upload doesn't change the value, so the input itself decides.
    shouldComponentUpdate: () => true,
    render() {
      const { getAsset } = this.props;
      return window.h(Control, { ...this.props, getAsset: ownAsset(getAsset) });
    },
  });
