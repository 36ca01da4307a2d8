import { addDays } from "./days";

/**
 * The day by whose end no-parking signs must stand, so that they have stood for
 * so many hours when the moving day begins.
 */
export const signsUpBy = (moveDate: string, hours: number): string =>
  addDays(moveDate, -Math.ceil(hours / 24) - 1);
