/**
 * @generated SignedSource<<e1cf43024f7cf363d3008c7fee53028c>>
 * @relayHash daea0b98313fb16a54ea1041868c6b28
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e5ecbc9361fa1d68430be2a77708a35ec0a4c8c00362c56acfbc87c87a8a42e

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type trialsRiparaQuery$variables = {
  giorno: string;
  reparto: RepartoFase;
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
    "id": "7e5ecbc9361fa1d68430be2a77708a35ec0a4c8c00362c56acfbc87c87a8a42e",
    "metadata": {},
    "name": "trialsRiparaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a2b519302905451fe727a77aa1e4998a";

export default node;
