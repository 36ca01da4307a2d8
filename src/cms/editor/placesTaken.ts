import type { ComponentType } from "react";
import type { ContentFile } from "../../content/model/contentFile";
import { textOf } from "./tidy";
import type { ControlProps } from "./decapApi";

/** The entries beside one, in the order of lists: `2 Everett`. */
function others(files: readonly ContentFile[], { getEntry }: ControlProps) {
  const entry = getEntry();
  const folder = `${textOf(entry.get("collection"))}/`;
  const own = textOf(entry.get("path")).replace(/^content\//, "");
  return files
    .filter(({ path }) => path.startsWith(folder) && path !== own)
    .map(({ frontMatter }) => frontMatter)
    .filter(({ order }) => typeof order === "number")
    .sort((one, other) => Number(one.order) - Number(other.order))
    .map(({ order, name }) => `${textOf(order)} ${textOf(name)}`);
}

/** A number input of Decap's that shows who has which place in lists. */
export const withPlacesTaken = (
  Control: ComponentType<ControlProps>,
  files: readonly ContentFile[],
): ComponentType<ControlProps> =>
  window.createClass<ControlProps>({
    render() {
      const taken =
        this.props.field.get("name") === "order"
          ? others(files, this.props)
          : [];
      return window.h(
        "div",
        null,
        window.h(Control, this.props),
        taken.length > 0 &&
          window.h(
            "p",
            {
              style: { margin: "4px 0 0", fontSize: "13px", color: "#5d626f" },
            },
            `Others: ${taken.join(" · ")}`,
          ),
      );
    },
  });
