import { Kind } from "graphql/language/kinds";
import { parse } from "graphql/language/parser";
import type {
  FragmentDefinitionNode,
  OperationDefinitionNode,
} from "graphql/language/ast";

type Answer = (query: OperationDefinitionNode) => unknown;

const fragments = new Map<string, FragmentDefinitionNode>();
const operations = new Map<string, OperationDefinitionNode>();

/** Notes a query or the fragments of a module; they are asked for by text. */
export function addQuery(text: string): string {
  for (const definition of parse(text).definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION)
      operations.set(text, definition);
  }
  return text;
}

/** @throws when no module made the fragment */
export function fragmentNamed(name: string): FragmentDefinitionNode {
  const fragment = fragments.get(name);
  if (!fragment) throw new Error(`There is no fragment ${name}`);
  return fragment;
}

/** @throws when no module made the query */
export function operationOf(text: string): OperationDefinitionNode {
  const operation = operations.get(text);
  if (!operation) throw new Error(`There is no such query: ${text}`);
  return operation;
}

let answer: Answer = () => {
  throw new Error("No content to ask");
};

/** Says what components ask while the next preview renders. */
export function answerStaticQueries(by: Answer): void {
  answer = by;
}

export const staticQuery = (text: string): unknown => answer(operationOf(text));
