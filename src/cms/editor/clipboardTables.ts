import { renameElement, convertToBlock } from "./domEdits";

/**
 * Replaces layout tables with their cells: tables around other tables, nested tables of one
 * row or one column, and tables of one cell.
 */
export function unwrapLayoutTables(body: HTMLElement): void {
  const tables = Array.from(body.querySelectorAll("table"));
  const layoutTables = tables.filter((table) => {
    const rows = Array.from(table.rows);
    const isOneRow = rows.length < 2;
    const isOneColumn = rows.every((row) => row.cells.length < 2);
    if (table.querySelector("table")) return true;
    const isNested = Boolean(table.parentElement?.closest("table"));
    return isNested ? isOneRow || isOneColumn : isOneRow && isOneColumn;
  });
  for (const table of layoutTables) {
    const cells = Array.from(table.rows).flatMap((row) =>
      Array.from(row.cells),
    );
    table.replaceWith(...cells.map(convertToBlock));
  }
}

const createCell = ({ ownerDocument }: Element): HTMLTableCellElement =>
  ownerDocument.createElement("td");

/**
 * Splits merged cells, so that each value keeps its column: cells below repeat the
 * value, cells to the right are empty. All rows get the same length, without empty
 * columns at the end.
 */
function splitMergedCells(table: HTMLTableElement): void {
  const rows = Array.from(table.rows);
  rows.forEach((row, rowIndex) => {
    const rowBelow = rows[rowIndex + 1];
    for (const cell of Array.from(row.cells))
      for (let count = cell.colSpan; count > 1; count -= 1) {
        const empty = createCell(cell);
        empty.rowSpan = cell.rowSpan;
        cell.after(empty);
      }
    Array.from(row.cells).forEach((cell, column) => {
      if (cell.rowSpan > 1 && rowBelow) {
        const repeated = cell.cloneNode(true) as HTMLTableCellElement;
        repeated.colSpan = 1;
        repeated.rowSpan = cell.rowSpan - 1;
        rowBelow.insertBefore(repeated, rowBelow.cells[column] ?? null);
      }
      cell.removeAttribute("colspan");
      cell.removeAttribute("rowspan");
    });
  });
  const isFilled = ({ cells }: HTMLTableRowElement, column: number) =>
    Boolean(cells[column]?.textContent.trim());
  let width = Math.max(...rows.map(({ cells }) => cells.length));
  while (width > 1 && !rows.some((row) => isFilled(row, width - 1))) width -= 1;
  for (const row of rows) {
    while (row.cells.length < width) row.append(createCell(row));
    while (row.cells.length > width) row.cells[width]?.remove();
  }
}

/**
 * Reduces each cell to one line. Makes the first row a header if the table has no
 * header cell.
 */
function normalizeTable(table: HTMLTableElement): void {
  const blockSelector = ":is(td, th) :is(p, div, ul, ol, li, br)";
  for (const block of table.querySelectorAll(blockSelector))
    block.replaceWith(...block.childNodes, " ");
  for (const cell of table.querySelectorAll("td, th"))
    // A vertical bar would split the cell, although Decap escapes the bar.
    cell.innerHTML = cell.innerHTML.replaceAll("|", "/");
  if (!table.querySelector("th"))
    for (const cell of table.rows[0]?.querySelectorAll("td") ?? [])
      renameElement(cell, "th");
}

/**
 * Converts tables to the form that Markdown supports: a header row, and rows of equal
 * length.
 */
export function convertTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll("table")) {
    splitMergedCells(table);
    normalizeTable(table);
  }
}
