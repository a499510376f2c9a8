/**
 * @generated SignedSource<<6a3642a6048914cf5b5b25f99eea5717>>
 * @relayHash c354a3dbdfdee922abc6092df3283f95
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95f1ad17634e3efe743e0b9b7f73715b51171fc55ebd5d9af4bce3f606180cd5

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
export type useImpattoFaseQuery$variables = {
  input: ImpattoFaseInput;
  pk?: number | null;
};
export type useImpattoFaseQuery$data = {
  readonly impattoFase: {
    readonly conFase: number;
    readonly ordini: ReadonlyArray<string>;
    readonly senzaFase: number;
  };
};
export type useImpattoFaseQuery = {
  response: useImpattoFaseQuery$data;
  variables: useImpattoFaseQuery$variables;
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
    "name": "useImpattoFaseQuery",
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
    "name": "useImpattoFaseQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "95f1ad17634e3efe743e0b9b7f73715b51171fc55ebd5d9af4bce3f606180cd5",
    "metadata": {},
    "name": "useImpattoFaseQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3fcc03ccc02330e2a71244cbab73a3e6";

export default node;
