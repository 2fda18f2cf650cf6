\\ Times PARI/GP; see peer.ts for what is said on standard input and output. Its clock counts milliseconds, so that calls are
\\ doubled until they take 40 of them.
default(parisizemax, "1G");
default(breakloop, 0);
measure(number, work) =
{
  my(calls = 1, best = oo, spent);
  work();
  while(1,
    spent = getwalltime(); for(k = 1, calls, work()); spent = getwalltime() - spent;
    if(spent >= 20, best = min(best, spent * 1. / calls));
    if(spent >= 40, break);
    calls *= 2);
  print("@@ ", number, " ", best);
};
