/**
 * @generated SignedSource<<8395c7a7131c74decf1c5ca7d507aba4>>
 * @relayHash 5c22d85ba0a5aab55de7f752d14bcf98
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b454ab665cbd150217e869b7dc3d7cf2e5eb3dfd59b68bdeb792785927dbf9f

import type { ConcreteRequest } from 'relay-runtime';
export type trialsRiparaQuery$variables = {
  giorno: string;
  reparto: string;
};
export type trialsRiparaQuery$data = {
  readonly provaRiparaCella: {
    readonly eccedenza: number;
    readonly inRitardo: ReadonlyArray<{
      readonly pk: number;
    }>;
    readonly rimasti: ReadonlyArray<{
      readonly motivo: string;
      readonly numeroCommessa: string;
    }>;
    readonly spostamenti: ReadonlyArray<{
      readonly fineDopo: string | null;
      readonly finePrima: string | null;
      readonly inizioDopo: string | null;
      readonly inizioPrima: string | null;
      readonly nomeFase: string;
      readonly numeroCommessa: string;
      readonly pk: number;
    }>;
  };
};
export type trialsRiparaQuery = {
  response: trialsRiparaQuery$data;
  variables: trialsRiparaQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "giorno"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reparto"
},
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
  "name": "numeroCommessa",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "giorno",
        "variableName": "giorno"
      },
      {
        "kind": "Variable",
        "name": "reparto",
        "variableName": "reparto"
      }
    ],
    "concreteType": "RiparazioneCella",
    "kind": "LinkedField",
    "name": "provaRiparaCella",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SpostamentoFase",
        "kind": "LinkedField",
        "name": "spostamenti",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nomeFase",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inizioPrima",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inizioDopo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "finePrima",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fineDopo",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OrdineInRitardo",
        "kind": "LinkedField",
        "name": "inRitardo",
        "plural": true,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OrdineRimasto",
        "kind": "LinkedField",
        "name": "rimasti",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "motivo",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "eccedenza",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "trialsRiparaQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "trialsRiparaQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "9b454ab665cbd150217e869b7dc3d7cf2e5eb3dfd59b68bdeb792785927dbf9f",
    "metadata": {},
    "name": "trialsRiparaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ff9996297e172a0fe5d6d91d7c1f5293";

export default node;
