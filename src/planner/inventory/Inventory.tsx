import { useDeferredValue, useRef, useState } from "react";
import { ColumnsWithAside } from "../../components/ColumnsWithAside";
import * as scripting from "../../components/Scripting.module.css";
import * as tool from "../../components/Tool.module.css";
import { noWrap, pluralize } from "../../shared/text";
import { setHomeSizeAndCounts } from "../plan/planUpdates";
import { BackupLink, BackupReminder } from "../ui/BackupReminder";
import { SelectField, TextField } from "../ui/LabeledFields";
import { DebouncedStatus } from "../ui/DebouncedStatus";
import { StorageWarning } from "../ui/StorageWarning";
import { usePlanSelector } from "../storage/usePlan";
import { sumVolume, getTypicalCounts } from "../estimate/volumes";
import * as styles from "./Inventory.module.css";
import { InventoryTotals } from "./InventoryTotals";
import { LoadSummary } from "./LoadSummary";
import type { InventoryContent } from "./LoadSummary";
import { CustomItems } from "./CustomItems";
import { RoomSection } from "./RoomSection";
import { fuzzySearch } from "./fuzzySearch";
import { UndoStatus, useUndo } from "../ui/useUndo";

function describeMatches(count: number, isSimilar: boolean): string {
  if (count === 0) return "No match. You can add it as your own item below.";
  if (isSimilar)
    return `No exact match, but ${pluralize(count, "similar item")}`;
  return `${pluralize(count, "item")} found`;
}

/** The inventory tool: items by room, their counts, and their volume. */
export function Inventory({ rooms, sizes }: InventoryContent) {
  const { homes } = sizes;
  const [query, setQuery] = useState("");
  const filter = useDeferredValue(query.trim());
  const [lastFill, performFill] = useUndo();
  const startSelect = useRef<HTMLSelectElement>(null);
  const home = usePlanSelector((plan) => plan.home);
  const hasItems = usePlanSelector(
    ({ counts, customItems }) =>
      customItems.length > 0 || Object.keys(counts).length > 0,
  );
  const items = rooms.flatMap((room) => room.items);

  function startFromHome(size: string) {
    const selectedHome = homes.find((one) => one.size === size);
    if (!selectedHome) return;
    const counts = getTypicalCounts(rooms, size);
    const previousHome = homes.find((one) => one.size === home);
    const { pieces } = sumVolume(items, counts);
    performFill(
      `Filled in ${pluralize(pieces, "item")} for a typical home (${noWrap(selectedHome.name)}).` +
        (previousHome && previousHome !== selectedHome
          ? ` Your plan said ${noWrap(previousHome.name)}.`
          : ""),
      setHomeSizeAndCounts(size, counts),
    );
  }

  const { matches, isSimilar } = fuzzySearch(
    items,
    filter,
    ({ name, also }) => `${name} ${also ?? ""}`,
  );
  const visibleItems = new Set(matches);
  const resultText = filter && describeMatches(matches.length, isSimilar);

  return (
    <div
      className={styles.layout}
      data-counted={hasItems}
      data-searching={filter !== ""}
    >
      <ColumnsWithAside aside={<InventoryTotals {...{ rooms, sizes }} />}>
        <div className={`${styles.tools} ${scripting.needsScripts} unprinted`}>
          <div className={tool.fields}>
            <SelectField
              ref={startSelect}
              label="Start from a typical home"
              emptyOption="Choose a size"
              options={homes.map(({ size, name }) => [size, name])}
              name="start"
              value={
                hasItems && homes.some(({ size }) => size === home) ? home : ""
              }
              onChange={startFromHome}
            />
            <TextField
              label="Find an item"
              type="search"
              name="find"
              value={query}
              onChange={setQuery}
              onFocus={({ target }) => {
                // Scrolled to the top, so that results show above a phone's keyboard.
                if (matchMedia("(max-width: 47.99rem)").matches)
                  target.scrollIntoView();
              }}
            />
          </div>
          {!filter && (
            <p className={tool.quiet}>
              This fills in what a home of that size usually has, boxes
              included. Then change what’s different. <BackupLink />
            </p>
          )}
          {!filter && (
            <UndoStatus last={lastFill} focusAfterUndo={startSelect} />
          )}
          <StorageWarning />
        </div>
        <noscript>
          <p>
            JavaScript is turned off, so totals can’t be added up here. The list
            shows the cubic feet of each item: open the rooms, print the page,
            and add them up by hand.
          </p>
        </noscript>
        <div>
          {/* Sticky on phones, as far as the rooms go; wide screens show the totals beside the list. */}
          <div className={styles.bar} aria-hidden="true">
            <LoadSummary {...{ rooms, sizes }} />
          </div>
          {filter && <p className="unprinted">{resultText}</p>}
          <DebouncedStatus text={resultText} />
          {rooms.map((room) => (
            <RoomSection
              key={room.name}
              room={room}
              visibleItems={visibleItems}
              isSearched={filter !== ""}
            />
          ))}
        </div>
        <CustomItems />
        <p className={tool.quiet}>
          Volumes are typical figures from movers’ cube sheets. The range shows
          smaller and larger items.
        </p>
        <BackupReminder />
      </ColumnsWithAside>
    </div>
  );
}
