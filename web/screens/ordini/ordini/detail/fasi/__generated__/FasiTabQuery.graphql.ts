/**
 * @generated SignedSource<<31a123d96470d0b5be9d632da8b91d8b>>
 * @relayHash 69f89d007e1558d42b98ec6c08e8a42b
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a468305c4139a8ad976a1ea4a8ee708c6263ba14847ad32ad019b6167182a9fe

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FasiTabQuery$variables = {
  pk: number;
};
export type FasiTabQuery$data = {
  readonly fasiOrdine: {
    readonly " $fragmentSpreads": FragmentRefs<"FasiTab_fasi">;
  } | null;
  readonly statiFasi: ReadonlyArray<{
    readonly colore: string;
    readonly nome: string;
    readonly nomeFase: string;
    readonly pk: number;
  }>;
  readonly statiMateriali: ReadonlyArray<{
    readonly colore: string;
    readonly nome: string;
    readonly pk: number;
  }>;
};
export type FasiTabQuery = {
  response: FasiTabQuery$data;
  variables: FasiTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "colore",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeFase",
  "storageKey": null
},
v6 = {
  "alias": "statiFasi",
  "args": [
    {
      "kind": "Literal",
      "name": "contesto",
      "value": "fasi"
    }
  ],
  "concreteType": "ValoreStato",
  "kind": "LinkedField",
  "name": "valoriStato",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "storageKey": "valoriStato(contesto:\"fasi\")"
},
v7 = {
  "alias": "statiMateriali",
  "args": [
    {
      "kind": "Literal",
      "name": "contesto",
      "value": "materiali"
    }
  ],
  "concreteType": "ValoreStato",
  "kind": "LinkedField",
  "name": "valoriStato",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": "valoriStato(contesto:\"materiali\")"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stato",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statoColore",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statoPk",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "OrdineFornitoreDiFase",
  "kind": "LinkedField",
  "name": "ordiniFornitore",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fornitore",
      "storageKey": null
    },
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataConsegna",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataArrivo",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FasiTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FasiOrdine",
        "kind": "LinkedField",
        "name": "fasiOrdine",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FasiTab_fasi"
          }
        ],
        "storageKey": null
      },
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FasiTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FasiOrdine",
        "kind": "LinkedField",
        "name": "fasiOrdine",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FaseOrdine",
            "kind": "LinkedField",
            "name": "fasi",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "withFornitore",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isNeeded",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "inizio",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fine",
                "storageKey": null
              },
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MaterialeOrdine",
            "kind": "LinkedField",
            "name": "materiali",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "materiale",
                "storageKey": null
              },
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ]
  },
  "params": {
    "id": "a468305c4139a8ad976a1ea4a8ee708c6263ba14847ad32ad019b6167182a9fe",
    "metadata": {},
    "name": "FasiTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fe07fe575de40adb00947caafacce640";

export default node;
