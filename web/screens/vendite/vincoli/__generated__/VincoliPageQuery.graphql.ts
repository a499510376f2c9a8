/**
 * @generated SignedSource<<e0148e0390ad5a021003208fad233e1c>>
 * @relayHash 73009bcbc4c65f4b67fd2c57fb913be9
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3d1eb747049bef6b54de71f23abcff623b35b1c673f828d7a24c3dd7275fb28

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VincoliPageQuery$variables = Record<PropertyKey, never>;
export type VincoliPageQuery$data = {
  readonly famiglie: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
    readonly tipologiaFamiglia: {
      readonly nome: string;
    };
  }>;
  readonly tipiApertura: ReadonlyArray<{
    readonly immagine: string | null;
    readonly nome: string;
    readonly pk: number;
  }>;
  readonly tipiSerramento: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readVincoli_tipo">;
  }>;
  readonly vincoli: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readVincoli_vincolo">;
  }>;
};
export type VincoliPageQuery = {
  response: VincoliPageQuery$data;
  variables: VincoliPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ante",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "disegno",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "immagine",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altezzaMin",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altezzaMax",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "larghezzaMin",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "larghezzaMax",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "senso",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = [
  (v11/*:: as any*/),
  (v0/*:: as any*/),
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "famigliaPk",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tipoSerramentoPk",
    "storageKey": null
  },
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "VincoliPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Famiglia",
        "kind": "LinkedField",
        "name": "famiglie",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TipologiaFamiglia",
            "kind": "LinkedField",
            "name": "tipologiaFamiglia",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipiSerramento",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "readVincoli_tipo",
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TipoApertura",
                "kind": "LinkedField",
                "name": "aperture",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TipoApertura",
        "kind": "LinkedField",
        "name": "tipiApertura",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Vincolo",
        "kind": "LinkedField",
        "name": "vincoli",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "readVincoli_vincolo",
            "selections": (v12/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VincoliPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Famiglia",
        "kind": "LinkedField",
        "name": "famiglie",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TipologiaFamiglia",
            "kind": "LinkedField",
            "name": "tipologiaFamiglia",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipiSerramento",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TipoApertura",
            "kind": "LinkedField",
            "name": "aperture",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TipoApertura",
        "kind": "LinkedField",
        "name": "tipiApertura",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v4/*:: as any*/),
          (v11/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Vincolo",
        "kind": "LinkedField",
        "name": "vincoli",
        "plural": true,
        "selections": (v12/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f3d1eb747049bef6b54de71f23abcff623b35b1c673f828d7a24c3dd7275fb28",
    "metadata": {},
    "name": "VincoliPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a0763fd0e88db534dd3340a007ce7b93";

export default node;
