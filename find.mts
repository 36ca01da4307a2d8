import { launchBrowser } from "./src/tools/bench/launchBrowser";
const b = await launchBrowser({executablePath:"/usr/bin/chromium-headless-shell"});
const c=await b.newContext({viewport:{width:320,height:640},bypassCSP:true});const p=await c.newPage();
await p.goto("http://127.0.0.1:8400/privacy");
await p.addStyleTag({content:"*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important} p{margin-block-end:2em!important}"});
console.log(await p.evaluate(()=>{const out=[];for(const e of document.querySelectorAll("body *")){const r=e.getBoundingClientRect();if(r.right>321&&r.width>0)out.push(e.tagName+"."+e.className+" "+Math.round(r.left)+"-"+Math.round(r.right)+" "+(e.textContent||"").slice(0,40))}return out.slice(0,20).join("\n")+"\n"+document.documentElement.scrollWidth}));
await b.close();process.exit(0)
