/**
 * @generated SignedSource<<c1cc0e0355bb15cfd68db9c8b1519422>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DaysPanel_gruppi$data = {
  readonly gruppi: ReadonlyArray<{
    readonly chiave: string;
    readonly nome: string;
    readonly numeroPezzi: number;
    readonly ordini: number;
    readonly tempoLavorazione: number;
    readonly tempoTeorico: number;
    readonly totaleValoreEconomico: number;
    readonly totaleValoreManodopera: number;
    readonly totaleValoreMateriali: number;
  }>;
  readonly totali: {
    readonly numeroPezzi: number;
    readonly tempoLavorazione: number;
    readonly tempoTeorico: number;
    readonly totaleValoreEconomico: number;
    readonly totaleValoreManodopera: number;
    readonly totaleValoreMateriali: number;
  };
  readonly " $fragmentType": "DaysPanel_gruppi";
};
export type DaysPanel_gruppi$key = {
  readonly " $data"?: DaysPanel_gruppi$data;
  readonly " $fragmentSpreads": FragmentRefs<"DaysPanel_gruppi">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totaleValoreMateriali",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totaleValoreManodopera",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totaleValoreEconomico",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tempoTeorico",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tempoLavorazione",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroPezzi",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DaysPanel_gruppi",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GruppoAvanzamento",
      "kind": "LinkedField",
      "name": "gruppi",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "chiave",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ordini",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CifreAvanzamento",
      "kind": "LinkedField",
      "name": "totali",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "GruppiAvanzamento",
  "abstractKey": null
};
})();

(node as any).hash = "ddacc592984aa960aab05eff4fcadbc0";

export default node;
