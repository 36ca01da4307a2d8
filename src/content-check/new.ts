import { runCommand } from "../site/command";
import { begin } from "./newCommand";

void runCommand(begin);
