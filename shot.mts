import { launchBrowser } from "./src/tools/bench/launchBrowser";
const b = await launchBrowser({executablePath:"/usr/bin/chromium-headless-shell"});
const jobs = [["/","home"],["/resources/inventory","inventory"],["/resources/plan","plan"],["/questions","questions"],["/locations/pierce-county/tacoma","tacoma"],["/resources/moving-tips","tips"],["/services","services"],["/contact","contact"],["/about","about"],["/resources/service-areas/king-county","area"],["/resources/packing-guide","packing"],["/locations/king-county/kent","kent"]];
const want = process.argv[2]?.split(",");
const w=Number(process.argv[3]??360), dark=process.argv[4]==="dark";
for (const [path,name] of jobs){ if(want && !want.includes(name)) continue;
 const c=await b.newContext({viewport:{width:w,height:w<500?740:900},colorScheme:dark?"dark":"light",reducedMotion:"reduce"});const p=await c.newPage();
 await p.goto("http://127.0.0.1:8400"+path); await p.mouse.move(1,1);await p.mouse.move(1,300); await p.waitForTimeout(1500);
 await p.evaluate(async()=>{for(let y=0;y<document.body.scrollHeight;y+=600){scrollTo(0,y);await new Promise(r=>setTimeout(r,60))}scrollTo(0,0)});
 await p.screenshot({path:`/tmp/shot-${name}-${w}${dark?"d":""}.png`,fullPage:true}); await c.close(); console.log(name)}
await b.close(); process.exit(0);
