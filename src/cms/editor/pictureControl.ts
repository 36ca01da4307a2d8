import type { ComponentClass, ComponentType, ReactNode } from "react";
import type { FocalPoint } from "../../content-model/imageValue";
import type { CropsOf } from "../preview/pictureCrops";
import type { ControlProps, ImmutableMap } from "./decapApi";
import { focusPicker } from "./focusPicker";
import { ownAsset } from "./ownAssets";

interface Known {
  /** Paths of the site's pictures below `content/`. */
  readonly images: ReadonlySet<string>;
  readonly cropsOf: CropsOf;
}

interface Lists {
  readonly find: (
    test: (field: ImmutableMap) => boolean,
  ) => ImmutableMap | undefined;
}

function focusOf(value: ImmutableMap): FocalPoint | undefined {
  const focus = value.get("focus") as ImmutableMap | undefined;
  const [x, y] = [focus?.get("x"), focus?.get("y")];
  return typeof x === "number" && typeof y === "number" ? { x, y } : undefined;
}

/** The picker of a picture's focal point; nothing without a picture. */
function picker(
  { field, value, getAsset, onChangeObject }: ControlProps,
  { images, cropsOf }: Known,
): ReactNode {
  const place = field.get("picture");
  const picture = value as ImmutableMap | undefined;
  const src = picture?.get("src");
  if (typeof place !== "string" || !picture || typeof src !== "string" || !src)
    return null;
  const fields = field.get("fields") as Lists;
  const focusField = fields.find((one) => one.get("name") === "focus");
  return focusPicker({
    src: images.has(src.slice(1))
      ? `/admin${src}`
      : ownAsset(getAsset)(src).toString(),
    focus: focusOf(picture),
    crops: cropsOf(place),
    onChange: (focus) =>
      focusField &&
      onChangeObject(
        focusField,
        // Only Decap can make a map of its own.
        focus && picture.clear().set("x", focus.x).set("y", focus.y),
      ),
  });
}

/** Decap's block of fields; below a picture's it shows where it is cropped. */
export function pictureControl(
  Control: ComponentType<ControlProps>,
  known: Known,
): ComponentType<ControlProps> {
  // Decap validates the fields of a block by methods of its control.
  const Block = Control as ComponentClass<ControlProps>;
  return class PictureControl extends Block {
    override render(): ReactNode {
      return window.h("div", null, super.render(), picker(this.props, known));
    }
  };
}
