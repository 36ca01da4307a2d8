import { useState } from "react";
import * as tool from "../components/Tool.module.css";
import { interpolate } from "../site/interpolate";
import { addOwn, removeOwn } from "./changes";
import * as styles from "./Inventory.module.css";
import { most, planOf } from "./plan";
import { planStore, usePlanPart } from "./usePlan";

const nothing = { name: "", cubicFeet: "", count: "1" };

/** Things that the lists don't have, with a form that adds them. */
export function OwnItems({
  words,
}: {
  words: Queries.InventoryPageWordsFragment;
}) {
  const own = usePlanPart((plan) => plan.own);
  const [typed, setTyped] = useState(nothing);
  const field = (name: keyof typeof nothing) => ({
    value: typed[name],
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: target.value }),
  });

  function add() {
    const [item] = planOf({
      own: [
        {
          name: typed.name,
          cubicFeet: Math.max(1, Math.round(Number(typed.cubicFeet))),
          count: Number(typed.count),
        },
      ],
    }).own;
    if (!item) return;
    planStore.update(addOwn(item));
    setTyped(nothing);
  }

  return (
    <form
      className={styles.own}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <h3>{words.own}</h3>
      <p>{words.ownNote}</p>
      <ul className={styles.owned}>
        {own.map(({ name, cubicFeet, count }, index) => (
          <li key={`${name} ${index}`}>
            {count} × {name},{" "}
            {interpolate(words.cubicFeet, { number: String(cubicFeet) })}{" "}
            <button
              type="button"
              aria-label={interpolate(words.remove, { item: name })}
              onClick={() => planStore.update(removeOwn(index))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <div className={tool.fields}>
        <label className={tool.field}>
          {words.ownName}
          <input
            className={tool.control}
            maxLength={most.name}
            {...field("name")}
          />
        </label>
        <label className={tool.field}>
          {words.ownVolume}
          <input
            type="number"
            min={1}
            max={most.cubicFeet}
            className={`${tool.control} ${tool.narrow}`}
            {...field("cubicFeet")}
          />
        </label>
        <label className={tool.field}>
          {words.ownCount}
          <input
            type="number"
            min={1}
            max={most.count}
            className={`${tool.control} ${tool.narrow}`}
            {...field("count")}
          />
        </label>
        <button type="submit" className={tool.button}>
          {words.add}
        </button>
      </div>
    </form>
  );
}
