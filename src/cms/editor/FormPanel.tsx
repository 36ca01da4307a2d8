import { cmsFields } from "../widget";
import { kindOf } from "../../content/model/contentFile";
import { shownValue } from "../../content/model/faults";
import type { Fault } from "../../content/model/faults";
import { fieldLabel } from "./fieldPath";
import type { Notice } from "./notice";
import type { OpenForm } from "./openForm";

interface FaultsProps {
  form: OpenForm;
  faults: readonly Fault[];
  /** What the faults prevent; those of a draft don't prevent saving. */
  stop: "saved" | "published";
}

/** Where a fault is: a button to its input, or the name of another file. */
function Place({ form, fault }: { form: OpenForm; fault: Fault }) {
  const { file, field, value } = fault;
  const kind = kindOf(file.replace(/^content\//, ""));
  const label = fieldLabel(
    kind ? cmsFields(kind.fields, kind.name) : [],
    field,
  );
  if (!form.isOwn(fault))
    return (
      <strong>
        {file}
        {label && `, ${label}`}
        {value !== undefined && `, ${shownValue(value)}`}:
      </strong>
    );
  return (
    field && (
      <button type="button" onClick={() => form.focus(field)}>
        {label}:
      </button>
    )
  );
}

/** Faults with their remedies, each with a way to its input. */
function Faults({ form, faults, stop }: FaultsProps) {
  if (!faults.length) return null;
  const count = faults.length === 1 ? "One thing" : `${faults.length} things`;
  return (
    <details open={stop === "saved" && (form.wasRefused || faults.length < 4)}>
      <summary>
        {count} to put right before this can be {stop}
      </summary>
      <ul>
        {faults.map((fault) => (
          <li key={fault.file + fault.field + fault.remedy}>
            <Place form={form} fault={fault} /> {fault.remedy}
          </li>
        ))}
      </ul>
    </details>
  );
}

const Said = ({ text, items = [], answers = [] }: Notice) => (
  <div role="status">
    {text}
    {items.length > 0 && (
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <strong>{item.label}:</strong> {item.text} <Answers {...item} />
          </li>
        ))}
      </ul>
    )}{" "}
    <Answers answers={answers} />
  </div>
);

const Answers = ({ answers = [] }: Pick<Notice, "answers">) =>
  answers.map(({ label, run }) => (
    <button key={label} type="button" onClick={run}>
      {label}
    </button>
  ));

/** What an editor has to know of the open form, above it. */
export function FormPanel({ form }: { form: OpenForm }) {
  const { faults = [], warnings = [] } = form.checked ?? {};
  return (
    <>
      {Array.from(form.notices, ([name, notice]) => (
        <Said key={name} {...notice} />
      ))}
      <Faults form={form} faults={faults} stop="saved" />
      <Faults form={form} faults={warnings} stop="published" />
    </>
  );
}
