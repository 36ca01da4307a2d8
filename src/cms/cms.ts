import { runCommand } from "../site/command";
import { cms } from "./cmsCommand";

void runCommand(cms);
