/**
 * @generated SignedSource<<5147e7effaf833224b906f0cd3275a70>>
 * @relayHash beb10c5b8cf228f537b768672dd72368
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 647ad9c5431fa13cf3c1a1eee5272dc253112843471ebf5eea975d003239d29e

import type { ConcreteRequest } from 'relay-runtime';
export type SegnalaPresenzaInput = {
  arrivo?: boolean | null;
  finestra: string;
  ordine: number;
  via?: boolean | null;
};
export type usePresenzaMutation$variables = {
  input: SegnalaPresenzaInput;
};
export type usePresenzaMutation$data = {
  readonly segnalaPresenza: {
    readonly fatto: boolean;
  };
};
export type usePresenzaMutation = {
  response: usePresenzaMutation$data;
  variables: usePresenzaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SegnalaPresenzaPayload",
    "kind": "LinkedField",
    "name": "segnalaPresenza",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fatto",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePresenzaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePresenzaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "647ad9c5431fa13cf3c1a1eee5272dc253112843471ebf5eea975d003239d29e",
    "metadata": {},
    "name": "usePresenzaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1e10ec5324f02a17e1fbf0be8d92675f";

export default node;
