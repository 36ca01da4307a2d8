import { runCommand } from "../../site/command";
import { launchCheck } from "./launchCheckCommand";

void runCommand(launchCheck);
