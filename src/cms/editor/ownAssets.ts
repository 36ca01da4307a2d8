import type { ComponentType } from "react";
import type { ControlProps, GetAsset } from "./decapApi";

/**
 * Decap takes an address that starts with a slash for one that the live site
 * answers, which knows no picture that was chosen just now. Without the slash
 * it looks among the uploads and in the collection's folder.
 */
export const ownAsset =
  (getAsset: GetAsset): GetAsset =>
  (path, field) =>
    getAsset(path.replace(/^\//, ""), field);

/** An input of Decap's that shows pictures which are not on the site yet. */
export const withOwnAssets = (
  Control: ComponentType<ControlProps>,
): ComponentType<ControlProps> =>
  window.createClass<ControlProps>({
    // A picture is handed over besides the value. The input itself decides.
    shouldComponentUpdate: () => true,
    render() {
      const { getAsset } = this.props;
      return window.h(Control, { ...this.props, getAsset: ownAsset(getAsset) });
    },
  });
