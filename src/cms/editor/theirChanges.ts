import { kindOf } from "../../content/model/contentFile";
import { shownValue } from "../../content/model/faults";
import { cmsFields } from "../widget";
import type { Change } from "./changedFields";
import { fieldLabel } from "./fieldPath";
import { fillForm } from "./fillForm";
import type { Notice } from "./notice";
import type { OpenForm } from "./openForm";

const joined = (words: readonly string[]) =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(words);

/**
 * Says what somebody else has changed in the open entry. Where both changed a
 * field, one's own value stays until theirs is chosen.
 */
export function theirChanges(
  form: OpenForm,
  path: string,
  changes: readonly Change[],
): Required<Pick<Notice, "text" | "items">> {
  const kind = kindOf(path);
  const fields = kind ? cmsFields(kind.fields, kind.name) : [];
  const label = ({ field }: Change) => fieldLabel(fields, field);
  const theirs = changes.filter(({ isMineToo }) => !isMineToo);
  return {
    text: theirs.length
      ? `What they changed is now in this form: ${joined(theirs.map(label))}.`
      : "",
    items: changes
      .filter(({ isMineToo }) => isMineToo)
      .map((change) => ({
        label: label(change),
        text: `You both changed it. Yours is in the form. Theirs: ${shownValue(change.theirs)}`,
        answers: [
          {
            label: "Use theirs",
            run: () => fillForm(form, { [change.field]: change.theirs }),
          },
        ],
      })),
  };
}
