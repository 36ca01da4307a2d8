/** Something that an editor has to know, and can answer. */
export interface Notice {
  readonly text: string;
  readonly items?: readonly NoticeItem[];
  readonly answers?: readonly Answer[];
}

interface NoticeItem {
  readonly label: string;
  readonly text: string;
  readonly answers?: readonly Answer[];
}

interface Answer {
  readonly label: string;
  readonly run: () => void;
}
