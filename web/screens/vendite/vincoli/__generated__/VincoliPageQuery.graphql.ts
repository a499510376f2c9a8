/**
 * @generated SignedSource<<71399dba6ee4b5652b5c22267e273c51>>
 * @relayHash 4d14b4e75b2830251ec56863343a124d
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e621c29f6bb7b9ba101d324577e850054bbaf9d06e3470d2bd61f2d4cb013fc2

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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ante",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "disegno",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "immagine",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altezzaMin",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altezzaMax",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "larghezzaMin",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "larghezzaMax",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "TipoApertura",
  "kind": "LinkedField",
  "name": "aperture",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "senso",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "TipoApertura",
  "kind": "LinkedField",
  "name": "tipiApertura",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = [
  (v13/*:: as any*/),
  (v0/*:: as any*/),
  (v6/*:: as any*/),
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
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "VincoliPageQuery",
    "selections": [
      (v2/*:: as any*/),
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      (v12/*:: as any*/),
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
            "selections": (v14/*:: as any*/),
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
      (v2/*:: as any*/),
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "storageKey": null
      },
      (v12/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Vincolo",
        "kind": "LinkedField",
        "name": "vincoli",
        "plural": true,
        "selections": (v14/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e621c29f6bb7b9ba101d324577e850054bbaf9d06e3470d2bd61f2d4cb013fc2",
    "metadata": {},
    "name": "VincoliPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a0763fd0e88db534dd3340a007ce7b93";

export default node;
