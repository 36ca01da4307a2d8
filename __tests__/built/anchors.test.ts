import {
  addressesOfFile,
  isDraft,
  kindOf,
} from "../../src/content/model/contentFile";
import { kinds } from "../../src/content/model/kinds";
import { builtPage, builtPaths } from "../support/builtPages";
import { contentFiles } from "../support/contentFiles";

const anchors = kinds.flatMap((kind) =>
  (kind.anchors ?? []).map((id) => [id, kind.label, kind] as const),
);

test.each(anchors)(
  "links to #%s on a page of the kind %s have a target",
  (id, _label, kind) => {
    const pages = contentFiles
      .filter((file) => kindOf(file.path) === kind && !isDraft(file))
      .flatMap((file) => Object.values(addressesOfFile(file)))
      .filter((path) => builtPaths.includes(path));
    const targets = pages.flatMap(
      (path) => builtPage(path).html.querySelector(`[id="${id}"]`) ?? [],
    );
    expect(targets.length).toBeGreaterThan(0);
  },
);
