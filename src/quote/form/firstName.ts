/**
 * The first name in a name as visitors type it, or "" if its first word may be
 * something else, as in "Dr. Ann Lee" and "Lee, Ann".
 */
export const firstName = (name: string): string =>
  /^\s*(\p{L}[\p{L}\p{M}'’-]*)(?=\s|$)/u.exec(name)?.[1] ?? "";
