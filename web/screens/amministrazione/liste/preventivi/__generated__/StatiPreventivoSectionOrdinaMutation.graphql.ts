/**
 * @generated SignedSource<<7845618ebd97f07dc75e5164abf92017>>
 * @relayHash 434fe93830a7e5d6af3f03930cd7fadb
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cae1440569b4ffef5b47f79aa5ef88a230ee310d8fcfaffe6862068c2bdfed07

import type { ConcreteRequest } from 'relay-runtime';
export type StatiPreventivoSectionOrdinaMutation$variables = {
  pks: ReadonlyArray<number>;
};
export type StatiPreventivoSectionOrdinaMutation$data = {
  readonly ordinaStatiPreventivo: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pks: ReadonlyArray<number> | null;
  };
};
export type StatiPreventivoSectionOrdinaMutation = {
  response: StatiPreventivoSectionOrdinaMutation$data;
  variables: StatiPreventivoSectionOrdinaMutation$variables;
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
    "concreteType": "OrdinaStatiPreventivoPayload",
    "kind": "LinkedField",
    "name": "ordinaStatiPreventivo",
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
    "name": "StatiPreventivoSectionOrdinaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StatiPreventivoSectionOrdinaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cae1440569b4ffef5b47f79aa5ef88a230ee310d8fcfaffe6862068c2bdfed07",
    "metadata": {},
    "name": "StatiPreventivoSectionOrdinaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3160b0c48e068eea8b359063557e954b";

export default node;
