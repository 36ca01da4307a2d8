import { runCommand } from "../../site/command";
import { benchPages } from "./benchPagesCommand";

void runCommand(benchPages);
