import { runCommand } from "../site/command";
import { due } from "./dueCommand";

void runCommand(due);
