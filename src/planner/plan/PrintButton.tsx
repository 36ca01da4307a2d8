import type { ComponentProps } from "react";
import { ToolButton } from "../../components/Button";
import { useOnClient } from "../../hooks/useOnClient";
import { printSection } from "./printSection";

const canPrint = () => typeof window.print === "function";

/** A button that prints its section; none in browsers inside apps that can't. */
export const PrintButton = (props: ComponentProps<typeof ToolButton>) =>
  useOnClient(canPrint, true) && (
    <ToolButton
      onClick={({ currentTarget }) => printSection(currentTarget)}
      {...props}
    />
  );
