/**
 * @generated SignedSource<<73b2a6938051aa144372b845c760c82c>>
 * @relayHash 6a939e06aa363756deb7b29b28871597
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0adc07151cd4ed686d96106bdc23446864856ae878318e21f2a52c92af2a11c

import type { ConcreteRequest } from 'relay-runtime';
export type ControlliSectionOrdinaMutation$variables = {
  pks: ReadonlyArray<number>;
};
export type ControlliSectionOrdinaMutation$data = {
  readonly ordinaControlliLavorazione: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pks: ReadonlyArray<number> | null;
  };
};
export type ControlliSectionOrdinaMutation = {
  response: ControlliSectionOrdinaMutation$data;
  variables: ControlliSectionOrdinaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pks"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "pks",
            "variableName": "pks"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "OrdinaControlliLavorazionePayload",
    "kind": "LinkedField",
    "name": "ordinaControlliLavorazione",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pks",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
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
    "name": "ControlliSectionOrdinaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ControlliSectionOrdinaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b0adc07151cd4ed686d96106bdc23446864856ae878318e21f2a52c92af2a11c",
    "metadata": {},
    "name": "ControlliSectionOrdinaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bb513a56f8faecb22b47a1a54a42a30a";

export default node;
