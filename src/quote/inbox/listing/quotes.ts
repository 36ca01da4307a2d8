import { runCommand } from "../../../site/command";
import { quotes } from "./quotesCommand";

void runCommand(quotes);
