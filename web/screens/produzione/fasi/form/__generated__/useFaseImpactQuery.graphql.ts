/**
 * @generated SignedSource<<0f23f1bc7f67c678a1d8b7b05677675f>>
 * @relayHash 17c40a43d110bec17b4f1423577915e3
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48f9d65a1a6e2ee3646d5f7d2cfa98c59477b42ed385fb24a989f05e412768c7

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type UnitaFase = "days" | "hours" | "minutes";
export type ImpattoFaseInput = {
  dependencies?: ReadonlyArray<string> | null;
  infiniteCapacity?: boolean | null;
  nome?: string | null;
  reparto?: RepartoFase | null;
  soloConTelai?: boolean | null;
  unit?: UnitaFase | null;
  withFornitore?: boolean | null;
};
export type useFaseImpactQuery$variables = {
  input: ImpattoFaseInput;
  pk?: number | null;
};
export type useFaseImpactQuery$data = {
  readonly impattoFase: {
    readonly conFase: number;
    readonly ordini: ReadonlyArray<string>;
    readonly senzaFase: number;
  };
};
export type useFaseImpactQuery = {
  response: useFaseImpactQuery$data;
  variables: useFaseImpactQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pk"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "pk",
        "variableName": "pk"
      }
    ],
    "concreteType": "ImpattoFase",
    "kind": "LinkedField",
    "name": "impattoFase",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "conFase",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "senzaFase",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ordini",
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
    "name": "useFaseImpactQuery",
    "selections": (v2/*:: as any*/),
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
    "name": "useFaseImpactQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "48f9d65a1a6e2ee3646d5f7d2cfa98c59477b42ed385fb24a989f05e412768c7",
    "metadata": {},
    "name": "useFaseImpactQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "28b6882612f4d0aa6dd820a03f82e42a";

export default node;
