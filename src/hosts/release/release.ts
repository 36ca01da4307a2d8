import { runCommand } from "../../site/command";
import { release } from "./releaseCommand";

void runCommand(release);
