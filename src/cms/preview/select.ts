import { Kind } from "graphql/language/kinds";
import type {
  FieldNode,
  SelectionSetNode,
  ValueNode,
} from "graphql/language/ast";
import { fragmentNamed } from "./queries";

export type Arguments = Readonly<Record<string, unknown>>;

/** Something that a query can ask for its fields. */
export interface Source {
  field: (name: string, args: Arguments) => unknown;
}

const isSource = (value: unknown): value is Source =>
  typeof (value as Source | null)?.field === "function";

/** The variables that pages' queries use. */
export interface Variables {
  readonly id?: string;
  readonly related?: readonly string[];
}

function valueOf(node: ValueNode, variables: Variables): unknown {
  switch (node.kind) {
    case Kind.VARIABLE:
      return variables[node.name.value as keyof Variables];
    case Kind.OBJECT:
      return Object.fromEntries(
        node.fields.map(({ name, value }) => [
          name.value,
          valueOf(value, variables),
        ]),
      );
    case Kind.LIST:
      return node.values.map((value) => valueOf(value, variables));
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.NULL:
      return null;
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return node.value;
  }
}

/** The fields of a selection, those of its fragments among them. */
const fieldsOf = (set: SelectionSetNode): FieldNode[] =>
  set.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD
      ? [selection]
      : fieldsOf(
          selection.kind === Kind.FRAGMENT_SPREAD
            ? fragmentNamed(selection.name.value).selectionSet
            : selection.selectionSet,
        ),
  );

function answered(
  value: unknown,
  sets: readonly SelectionSetNode[],
  variables: Variables,
): unknown {
  if (Array.isArray(value))
    return value.map((item) => answered(item, sets, variables));
  return isSource(value) ? select(value, sets, variables) : (value ?? null);
}

/**
 * Answers what selections ask of a source, as GraphQL would: fields asked for
 * twice are asked for the parts of both.
 */
export function select(
  source: Source,
  sets: readonly SelectionSetNode[],
  variables: Variables,
): Record<string, unknown> {
  const asked = new Map<string, [FieldNode, ...FieldNode[]]>();
  for (const node of sets.flatMap(fieldsOf)) {
    const key = (node.alias ?? node.name).value;
    const nodes = asked.get(key);
    if (nodes) nodes.push(node);
    else asked.set(key, [node]);
  }
  return Object.fromEntries(
    Array.from(asked, ([key, nodes]) => {
      const [{ name, arguments: given = [] }] = nodes;
      const args = Object.fromEntries(
        given.map((argument) => [
          argument.name.value,
          valueOf(argument.value, variables),
        ]),
      );
      const parts = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      return [key, answered(source.field(name.value, args), parts, variables)];
    }),
  );
}
