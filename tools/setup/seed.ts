/**
 * What generated inputs and samples of lists are drawn from: the same at every run, so that a change is judged by itself; `FC_SEED=random` (or a
 * number) tries others. Whoever asks first draws it, and every thread and process that is started afterwards has the same.
 */
if (process.env.FC_SEED === 'random') process.env.FC_SEED = String(Math.floor(Math.random() * 2 ** 31));

export const seed = Number(process.env.FC_SEED ?? 20_261_121);
