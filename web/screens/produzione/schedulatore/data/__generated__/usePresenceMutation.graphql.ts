/**
 * @generated SignedSource<<baa08809436b440174320df63af3c752>>
 * @relayHash 97adfef04f3e11ad5f1020a25bee8a62
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ddd0f9d627ea94985996132af08dabab41b953098dee67b462db26ae3810bf6c

import type { ConcreteRequest } from 'relay-runtime';
export type SegnalaPresenzaInput = {
  arrivo?: boolean | null;
  finestra: string;
  ordine: number;
  via?: boolean | null;
};
export type usePresenceMutation$variables = {
  input: SegnalaPresenzaInput;
};
export type usePresenceMutation$data = {
  readonly segnalaPresenza: {
    readonly fatto: boolean;
  };
};
export type usePresenceMutation = {
  response: usePresenceMutation$data;
  variables: usePresenceMutation$variables;
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
    "name": "usePresenceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePresenceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ddd0f9d627ea94985996132af08dabab41b953098dee67b462db26ae3810bf6c",
    "metadata": {},
    "name": "usePresenceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f32b3dc9ab75ff9294e2453293a8c065";

export default node;
