/**
 * @generated SignedSource<<68fe8e14bd9ec9d624b0e9d7c13cb63a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GiorniPanel_gruppi$data = {
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
  readonly " $fragmentType": "GiorniPanel_gruppi";
};
export type GiorniPanel_gruppi$key = {
  readonly " $data"?: GiorniPanel_gruppi$data;
  readonly " $fragmentSpreads": FragmentRefs<"GiorniPanel_gruppi">;
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
  "name": "GiorniPanel_gruppi",
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

(node as any).hash = "11080a8a592ba9e3a24e3f9ce939f591";

export default node;
